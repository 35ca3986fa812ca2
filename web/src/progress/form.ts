import type { Plain } from '../wire/types';

export interface Scenario {
  id: number;
  name: string;
  level: string;
  character: string;
  points: number;
  tasks: string[];
  text: string;
  ours: boolean;
}

export interface Named {
  id: string | number;
  name: string;
  text: string;
  ours: boolean;
}

/** What can be reached in a game, as the catalogue tells it. */
export interface Reachable {
  scenarios: Scenario[];
  achievements: Named[];
  variants: Named[];
}

export function reachableIn(catalogue: Plain, game: string): Reachable {
  const games = (catalogue['games'] ?? []) as Plain[];
  const found = games.find((one) => one['id'] === game) ?? {};
  const options = (found['options'] ?? []) as { id: string; values: Named[] }[];
  return {
    scenarios: (found['scenarios'] ?? []) as Scenario[],
    achievements: (found['achievements'] ?? []) as Named[],
    variants: options.find((one) => one.id === 'variants')?.values ?? [],
  };
}

/** The entries of the tracks, in order. */
export function entriesOf({ scenarios, achievements, variants }: Reachable): string[] {
  return [
    ...scenarios.map(({ id }) => `scenario-${id}`),
    ...achievements.map(({ id }) => `achievement-${id}`),
    ...variants.map(({ id }) => `variant-${id}`),
  ];
}
