import { expect, it, vi } from 'vitest';
import { whenThere } from './optional';

it('asks for a part once', async () => {
  const get = vi.fn(async () => 'sound');
  const withPart = whenThere(get);
  const heard: string[] = [];
  await Promise.all([withPart((part) => heard.push(part)), withPart((part) => heard.push(part))]);
  expect([heard, get.mock.calls.length]).toEqual([['sound', 'sound'], 1]);
});

it('is quiet about a part that cannot be had, and asks for it again', async () => {
  const answers = [Promise.reject(new Error('the server is gone')), Promise.resolve('sound')];
  const withPart = whenThere(() => answers.shift()!);
  const heard: string[] = [];
  await withPart((part) => heard.push(part));
  expect(heard).toEqual([]);
  await withPart((part) => heard.push(part));
  expect(heard).toEqual(['sound']);
});

it('hides no fault of those who use the part', async () => {
  const fail = () => {
    throw new Error('ours');
  };
  await expect(whenThere(async () => 'sound')(fail)).rejects.toThrow('ours');
});
