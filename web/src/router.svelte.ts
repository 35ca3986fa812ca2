export type Screen =
  'start' | 'new' | 'match' | 'replay' | 'puzzle' | 'progress' | 'learn' | 'day' | 'campaign' | 'settings' | 'about' | 'rules' | 'missing';

export interface Route {
  screen: Screen;
  /** The match, on `/match/ID`, or the campaign. */
  id: string;
  query: URLSearchParams;
  /** What stands after `#`, as it was when the page was opened. */
  hash: string;
}

const SCREENS: readonly string[] = ['new', 'replay', 'puzzle', 'progress', 'learn', 'day', 'campaign', 'settings', 'about', 'rules'];

export function readRoute(address: URL): Route {
  const [first = '', id = '', ...rest] = address.pathname.split('/').filter(Boolean);
  const route = { id: '', query: address.searchParams, hash: address.hash.slice(1) };
  if (first === '') return { ...route, screen: 'start' };
  if ((first === 'match' || first === 'campaign') && id && !rest.length) return { ...route, screen: first, id };
  if (SCREENS.includes(first) && !id) return { ...route, screen: first as Screen };
  return { ...route, screen: 'missing' };
}

let current = $state.raw<Route>(readRoute(new URL(typeof location === 'undefined' ? 'http://moonlit/' : location.href)));

/** Where the page is now; follows every change. */
export function route(): Route {
  return current;
}

/** Goes to an address of ours; `replace` leaves no step to come back to. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  current = readRoute(new URL(location.href));
  if (!replace) scrollTo(0, 0);
}

/** Lets plain links of ours move without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function listen(): () => void {
  const follow = () => (current = readRoute(new URL(location.href)));
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}
