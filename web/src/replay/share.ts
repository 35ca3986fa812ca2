/** A finished match as a link: everything stands after `#`, which browsers keep to themselves. */
export interface Shared {
  record: string;
  names: string[];
}

/** Longest text a link may unpack to; a whole match is about a tenth of it. */
const MOST = 2_000_000;

export async function packShared(shared: Shared): Promise<string> {
  const record: unknown = JSON.parse(shared.record);
  const text = JSON.stringify({ record, names: shared.names });
  return toBase64Url(await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text)));
}

/** What a fragment holds, or nothing if it is not one of ours or was cut short. */
export async function unpackShared(fragment: string): Promise<Shared | null> {
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), fromBase64Url(fragment.replace(/^#/, '')));
    return readShared(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** What an opened file holds: a bare record, or a record with the names of the players. */
export function readShared(text: string): Shared {
  const found: unknown = parse(text);
  if (isTable(found) && 'record' in found) {
    const { record, names } = found;
    return { record: typeof record === 'string' ? record : JSON.stringify(record), names: readNames(names) };
  }
  return { record: text, names: [] };
}

export function shareLink(origin: string, fragment: string): string {
  return `${origin}/replay#${fragment}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readNames(names: unknown): string[] {
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

async function through(stream: GenericTransformStream, bytes: Uint8Array): Promise<Uint8Array> {
  const source = new Blob([bytes as BlobPart]).stream();
  const reader = (source.pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST) throw new RangeError('too much for a record');
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (mark) => mark.charCodeAt(0));
}
