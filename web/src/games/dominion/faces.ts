/** The kinds of things whose pictures stand wherever they are explained. */
export const FACES: readonly string[] = ['card', 'boon', 'hex', 'state'];
