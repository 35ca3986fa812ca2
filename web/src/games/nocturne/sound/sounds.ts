import type { Sounds } from '../../../sound/game';
import { heardIn } from './hear';
import { VOICES } from './voices';

const sounds: Sounds<keyof typeof VOICES> = { voices: VOICES, heardIn };
export default sounds;
