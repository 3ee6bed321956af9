/** Decodes bytes as UTF-8 or UTF-16, with or without a byte order mark, else as Windows-1252. */
import { Unreadable } from './section'

const sampleBytes = 4_096

export function decode(bytes: Uint8Array): string {
  return tidied(textOf(bytes))
}

function textOf(bytes: Uint8Array): string {
  const marked = utf16Of(bytes)
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes)
  if (bytes.subarray(0, sampleBytes).includes(0)) {
    throw new Unreadable('There’s no text in this file, despite its name.')
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** By the byte order mark, or because every second byte of western text is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const sample = bytes.subarray(0, sampleBytes)
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const half = sample.length / 2
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le'
  if (even > half * 0.4 && odd < half * 0.05) return 'utf-16be'
  return undefined
}

/** Normalizes line ends and removes invisible and direction-changing characters. */
function tidied(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\f/g, '\n\n')
    .replace(unseen, '')
    .toWellFormed()
}

const unseen = new RegExp(
  `[${[
    ...['\\u0000-\\u0008', '\\u000b', '\\u000e-\\u001f', '\\u007f', '\\u00ad'],
    ...['\\u200b', '\\u200e\\u200f', '\\u202a-\\u202e', '\\u2060-\\u2069', '\\ufeff'],
  ].join('')}]`,
  'g',
)
