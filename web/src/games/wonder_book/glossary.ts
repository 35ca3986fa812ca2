/** Names and facts of the pack, told by the server in the page's language (docs/concepts/glossary.md). */

export interface Facts {
  name: string;
  text: string;
  ours: boolean;
}

export interface HeroFacts extends Facts {
  hearts: number;
  attack: { name: string; text: string };
  skill: Facts & { cost: string };
}

export interface Glossary {
  heroes: Record<string, HeroFacts>;
  chapters: Record<string, Facts & { numeral: string }>;
}

/** What the table has shown so far, by kind and id: `card:6`, `scrap:s3`, `skill:hail`. */
export type Met = Record<string, Facts & { cost?: string }>;
