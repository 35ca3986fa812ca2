// Made by `python -m tools.cards`.

/** What a type gives its cards: the plate, what is cut from it, the rim, the glow. */
export const PLATES = {
  action: { ground: '#514a5e', back: '#3b3548', rim: '#d9cdb4', glow: '#ffe6b4' },
  treasure: { ground: '#5c3d12', back: '#432b0b', rim: '#e6b452', glow: '#ffd27a' },
  victory: { ground: '#24532f', back: '#163b22', rim: '#86c770', glow: '#cdf08f' },
  curse: { ground: '#48235f', back: '#331546', rim: '#bd86e8', glow: '#e0b4ff' },
  night: { ground: '#262b5e', back: '#181b43', rim: '#828be6', glow: '#cfd0ff' },
  duration: { ground: '#6b3513', back: '#4d230a', rim: '#f4a660', glow: '#ffc894' },
  reaction: { ground: '#1d4b72', back: '#123655', rim: '#7fc9f6', glow: '#bfe8ff' },
  spirit: { ground: '#1b5154', back: '#103b3e', rim: '#88e3d5', glow: '#c4fbf0' },
  zombie: { ground: '#3f4c36', back: '#2c3726', rim: '#abc08e', glow: '#dcf0ba' },
  boon: { ground: '#5a4a1c', back: '#3f3210', rim: '#ffd98a', glow: '#fff0c0' },
  hex: { ground: '#3a1f4c', back: '#280f38', rim: '#c98bd8', glow: '#f0b0ff' },
  state: { ground: '#33365f', back: '#23264a', rim: '#bcbad6', glow: '#e6e2ff' },
} as const;

export type PlateType = keyof typeof PLATES;
