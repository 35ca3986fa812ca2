import { NOBODY, type Here, type Inhabitants } from './scene/inhabitants';
import { actingHero, type TableView } from './view';

/** Who and what is where, for the scene. */
export function inhabitantsOf(table: TableView): Inhabitants {
  const found: Record<string, Here> = {};
  for (const [id, area] of Object.entries(table.areas)) {
    const vortex = table.vortices.find((one) => one.area === id);
    found[id] = {
      ...NOBODY,
      heroes: heroesIn(table, id),
      allies: table.allies.filter((one) => one.area === id).map(({ id: name, figure }) => ({ id: name, figure: figure ?? name })),
      bosses: table.bosses.filter((one) => one.area === id).map(({ id: name, figure }) => ({ id: name, figure: figure ?? name })),
      wyrms: table.wyrms.filter((one) => one.area === id).map(({ wyrm, state }) => ({ wyrm, state })),
      sparks: area.sparks,
      cards: area.objects.map(({ card }) => ({ card, piece: table.cards[card]?.piece ?? null })),
      isLit: area.is_lit,
      vortex: vortex ? (vortex.is_active ? 'awake' : 'asleep') : null,
    };
  }
  return found;
}

function heroesIn(table: TableView, area: string): Here['heroes'] {
  const acting = actingHero(table)?.id;
  return table.heroes
    .filter((hero) => hero.area === area && !hero.has_left)
    .map((hero) => ({ id: hero.id, seat: hero.seat, isActive: hero.id === acting, isDown: hero.is_unconscious }));
}
