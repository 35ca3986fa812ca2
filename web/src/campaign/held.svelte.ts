import { remember, remembered } from '../store';

/** What this browser holds of a campaign; the token is in no address but the private link. */
export interface HeldCampaign {
  token: string;
  title: string;
  at: number;
}

const MOST = 30;
let held = $state.raw<Record<string, HeldCampaign>>(remembered('campaigns', {}));

/** The campaigns of this browser, the last opened first. */
export function heldCampaigns(): [string, HeldCampaign][] {
  return Object.entries(held).sort(([, a], [, b]) => b.at - a.at);
}

export function tokenOf(campaign: string): string {
  return held[campaign]?.token ?? '';
}

/** Remembers a campaign; what is not said stays as it was. */
export function holdCampaign(campaign: string, now: Partial<HeldCampaign>): void {
  const one = { token: '', title: '', ...held[campaign], ...now, at: Date.now() };
  const newest = Object.entries({ ...held, [campaign]: one }).sort(([, a], [, b]) => b.at - a.at);
  held = Object.fromEntries(newest.slice(0, MOST));
  remember('campaigns', held);
}

export function forgetCampaign(campaign: string): void {
  const { [campaign]: _, ...rest } = held;
  held = rest;
  remember('campaigns', held);
}
