import { say } from '../../words.svelte';
import { type Deed, DEEDS, ofDeed } from './choices';
import type { Play } from './play.svelte';

/** Strokes of 2.2 on a grid of 24. */
export const DEED_ICONS: Record<Deed, string> = {
  move: 'M8 4c2 0 3 2 2 5s-1 4 0 6-1 5-3 5-3-2-2-5 0-4-1-6 1-5 4-5zM16 6h.01M19 9h.01M17 11h.01',
  attack: 'M5 19l4-4M14.5 4.5l5 5L11 18l-5-5zM7 17l-3 3',
  collect: 'M12 3c.6 5.4 3.6 8.4 9 9-5.4.6-8.4 3.6-9 9-.6-5.4-3.6-8.4-9-9 5.4-.6 8.4-3.6 9-9z',
  interact:
    'M8 20c-2-3-3-5-3-7l2 1V7a1.5 1.5 0 0 1 3 0v5V5a1.5 1.5 0 0 1 3 0v7V6.5a1.5 1.5 0 0 1 3 0V13v-3a1.5 1.5 0 0 1 3 0v5c0 3-1.5 5-3.5 6',
  skill: 'M13 2 5 13h6l-1 9 9-12h-6z',
  special: 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3',
  give: 'M4 12h13M12 7l5 5-5 5M20 5v14',
  pass: 'M5 12l5 5L20 7',
};

export interface DeedFacts {
  deed: Deed;
  name: string;
  /** How much of it there is, or in a word why there is none. */
  told: string;
  can: boolean;
  isMany: boolean;
  isAdvised: boolean;
  /** The only action of the kind, to look at before it is done. */
  text: string | null;
  /** What is asked about where it is not possible; empty where there is nothing to ask about. */
  asked: string;
}

/** All kinds of actions of the hero who acts, always in the same places; cards that grant none are left out. */
export function deedFacts(play: Play): DeedFacts[] {
  const shown = DEEDS.filter((deed) => deed !== 'special' || ofDeed(play.options, deed).length || play.hero?.specials.length);
  return shown.map((deed) => {
    const options = ofDeed(play.options, deed);
    const count = options.length;
    return {
      deed,
      name: nameOf(play, deed),
      told: count ? amountOf(play, deed, count) : say(`webwonder-none-${deed}`),
      can: count > 0,
      isMany: count > 1,
      isAdvised: options.some((option) => option.text === play.advised),
      text: count === 1 || deed === 'attack' ? (options[0]?.text ?? null) : null,
      asked: askedOf(play, deed),
    };
  });
}

function nameOf(play: Play, deed: Deed): string {
  const facts = play.glossary.heroes[play.hero?.id ?? ''];
  const skills = play.hero?.skills ?? [];
  if (deed === 'attack' && facts) return facts.attack.name;
  if (deed === 'skill' && skills.length === 1) return play.reading.met[`skill:${skills[0]}`]?.name ?? say('webwonder-deed-skill');
  if (deed === 'pass') return ofDeed(play.options, deed)[0]?.label ?? say('webwonder-deed-pass');
  return say(`webwonder-deed-${deed}`);
}

function amountOf(play: Play, deed: Deed, count: number): string {
  const [first] = ofDeed(play.options, deed);
  switch (deed) {
    case 'attack':
      return say('webwonder-in-reach', { count: new Set([...play.targets.keys()].filter((place) => /^(wyrm|boss):/.test(place))).size });
    case 'pass':
      return say('webwonder-actions-left', { count: play.table.decision.actions ?? 1 });
    case 'skill': {
      const cost = count === 1 ? play.reading.met[`skill:${first!.names[1]}`]?.cost : undefined;
      return cost ?? say('webwonder-many-skill', { count });
    }
    case 'interact':
    case 'special':
    case 'give':
      return count === 1 ? first!.label : say(`webwonder-many-${deed}`, { count });
  }
  return say(`webwonder-many-${deed}`, { count });
}

/** An action of the kind that the server can say no to, with its reason. */
function askedOf(play: Play, deed: Deed): string {
  const hero = play.hero;
  const { me, table } = play;
  const card =
    table.areas[hero?.area ?? '']?.objects[0]?.card ?? Object.values(table.areas).flatMap((area) => area.objects)[0]?.card ?? '1';
  const other = table.heroes.find((one) => one.id !== hero?.id);
  const giver = hero?.things.length ? hero : other;
  const away = Object.keys(table.areas).find((area) => area !== hero?.area) ?? '';
  const names: Record<Deed, string> = {
    move: away,
    attack: '',
    collect: '',
    interact: card,
    skill: hero?.skills[0] ?? '',
    special: hero?.specials[0]?.id ?? '',
    give: `${giver?.things[0] ?? ''} ${other?.id ?? ''}`,
    pass: '',
  };
  if (deed === 'give' && !giver?.things.length) return '';
  const verb = deed === 'give' && giver !== hero ? 'take' : deed;
  return `${me} ${verb} ${hero?.id ?? ''} ${names[deed]}`.trim();
}
