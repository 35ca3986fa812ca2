import { PLATES, type PlateType } from './plates';

const ON_THE_RIGHT: readonly PlateType[] = ['spirit', 'zombie'];

function hasPlate(type: string): type is PlateType {
  return type in PLATES;
}

/** The one or two types that give a card its plate, rim and sill, the left one first; the others have seals only. */
export function platesOf(types: readonly string[]): readonly PlateType[] {
  const plated = types.filter(hasPlate);
  const right = plated.find((type) => ON_THE_RIGHT.includes(type));
  const left = plated.filter((type) => type !== right);
  return right ? [...left.slice(0, 1), right] : left.slice(0, 2);
}
