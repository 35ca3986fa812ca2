import type { MoodWord } from '../wire';

/** A mood is nothing but colours, a back wall, pieces to strew, and the barrier that means "blocked"; its tones stand in moods.css. */
export interface Mood {
  sky: [string, string];
  page: [string, string];
  plate: [string, string];
  way: string;
  trim: string;
  barrier: string;
  back: 'shelves' | 'trees' | 'town' | 'lake' | 'pages';
  strew: string[];
}

export type MoodName = MoodWord;

export const MOODS: Record<MoodName, Mood> = {
  candle: {
    sky: ['#171a44', '#2a3272'],
    page: ['#4b3b6b', '#3a2d58'],
    plate: ['#7d68a6', '#46366a'],
    way: '#5f4d88',
    trim: '#8f7bb8',
    barrier: 'wall-low',
    back: 'shelves',
    strew: ['books', 'candle', 'pillar', 'clock', 'ladder'],
  },
  forest: {
    sky: ['#0f2033', '#1f4a4f'],
    page: ['#24493c', '#1a3830'],
    plate: ['#4f8058', '#234b36'],
    way: '#3a6548',
    trim: '#79a873',
    barrier: 'brambles',
    back: 'trees',
    strew: ['fern', 'mushroom', 'rock', 'stone', 'fir'],
  },
  town: {
    sky: ['#1c1f52', '#6a4a7c'],
    page: ['#56617f', '#434e6d'],
    plate: ['#a08c86', '#5a4b52'],
    way: '#7d7480',
    trim: '#c9ad96',
    barrier: 'wall-low',
    back: 'town',
    strew: ['rock', 'banner', 'lamp-lit', 'house', 'pillar'],
  },
  deep: {
    sky: ['#0b1218', '#16262a'],
    page: ['#26363a', '#1b292d'],
    plate: ['#566a62', '#26352f'],
    way: '#3a4c48',
    trim: '#7d9486',
    barrier: 'chains',
    back: 'shelves',
    strew: ['books', 'ladder', 'pillar', 'candle', 'clock'],
  },
  dawn: {
    sky: ['#f3b394', '#ffe2b8'],
    page: ['#6fa9b3', '#5893a0'],
    plate: ['#e2b79a', '#8f5f58'],
    way: '#a9c4bb',
    trim: '#fff0d4',
    barrier: 'rock',
    back: 'lake',
    strew: ['reeds', 'rock', 'water'],
  },
  dusk: {
    sky: ['#2a2266', '#b05a86'],
    page: ['#3a4a86', '#2c3a70'],
    plate: ['#7a72b4', '#38306a'],
    way: '#565c9c',
    trim: '#b9aee6',
    barrier: 'rock',
    back: 'lake',
    strew: ['reeds', 'rock', 'water'],
  },
  blank: {
    sky: ['#cfc6d6', '#f6efdf'],
    page: ['#efe6d2', '#dfd4bc'],
    plate: ['#fffaf0', '#b5a88c'],
    way: '#cdbfa2',
    trim: '#8a7d66',
    barrier: 'chains',
    back: 'pages',
    strew: ['inkpool', 'candle', 'books'],
  },
};
