import type { Sounds } from '../../../sound/game';
import type { Glossary } from '../glossary';
import { heardIn } from './hear';
import { VOICES } from './voices';

const sounds: Sounds<keyof typeof VOICES> = {
  voices: VOICES,
  heardIn: (news, sight, glossary) => heardIn(news, sight, glossary as unknown as Glossary),
};
export default sounds;
