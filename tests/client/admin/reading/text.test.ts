/** Text and Markdown are split where a reader would see a new section. */
import { describe, expect, test } from 'vitest'
import { read, sectionsIn } from './read'

describe('Markdown', () => {
  test.each<[what: string, text: string, found: [string, string][]]>([
    [
      'headings',
      '# One\n\nFirst.\n\n## Two\nSecond.\n',
      [
        ['One', 'First.'],
        ['Two', 'Second.'],
      ],
    ],
    [
      'what stands before the first',
      'Intro.\n\n# One\nFirst.',
      [
        ['guide', 'Intro.'],
        ['One', 'First.'],
      ],
    ],
    [
      'underlined ones',
      'One\n===\nFirst.\n\nTwo\n---\nSecond.',
      [
        ['One', 'First.'],
        ['Two', 'Second.'],
      ],
    ],
    [
      'none in a block of code',
      '# One\n```\n# not a heading\n```\n',
      [['One', '```\n# not a heading\n```']],
    ],
    ['a block of code without an end', '# One\n~~~\n# still code', [['One', '~~~\n# still code']]],
    ['a heading without text is no section', '# One\n## Two\nSecond.', [['Two', 'Second.']]],
    [
      'marks in a heading',
      '## **Bold** [link](http://a.b) `code` ##\nText.',
      [['Bold link code', 'Text.']],
    ],
    ['#hashtags are none', '#hashtag\nText.', [['guide', '#hashtag\nText.']]],
    ['front matter is left out', '---\ntitle: A\n---\n# One\nFirst.', [['One', 'First.']]],
    [
      'a line between is no heading',
      '# One\n\nFirst.\n\n---\n\nMore.',
      [['One', 'First.\n\n---\n\nMore.']],
    ],
    [
      'the same heading twice is told apart by the one above',
      '# Gate\n## Power\n12 volts.\n# Door\n## Power\n24 volts.',
      [
        ['Gate: Power', '12 volts.'],
        ['Door: Power', '24 volts.'],
      ],
    ],
    ['Windows line ends', '# One\r\nFirst.\r\n', [['One', 'First.']]],
  ])('%s', async (_, text, found) => {
    expect(await sectionsIn('guide.md', text)).toEqual(found)
  })

  test('every heading level starts a section with its line number', async () => {
    const text = [1, 2, 3, 4, 5, 6].map((level) => `${'#'.repeat(level)} H${level}\nText ${level}.`)
    const { sections } = await read('guide.md', text.join('\n'))
    expect(sections.map(({ title, place }) => [title, place])).toEqual(
      [1, 2, 3, 4, 5, 6].map((level) => [`H${level}`, `Line ${level * 2 - 1}`]),
    )
  })
})

describe('plain text', () => {
  test.each<[what: string, text: string, found: [string, string][]]>([
    [
      'underlines',
      'One\n===\nFirst.\n\nTwo\n-----\nSecond.',
      [
        ['One', 'First.'],
        ['Two', 'Second.'],
      ],
    ],
    [
      'numbering',
      '1. Power\n\nNeeds 12 volts.\n\n2.1 Signal\n\nNeeds LTE.',
      [
        ['1. Power', 'Needs 12 volts.'],
        ['2.1 Signal', 'Needs LTE.'],
      ],
    ],
    [
      'a numbered list is none',
      '1. Scan the code.\n2. Call.\n3. Enter.',
      [['notes', '1. Scan the code.\n2. Call.\n3. Enter.']],
    ],
    [
      'capitals',
      'POWER SUPPLY\nNeeds 12 volts.\n\nSIGNAL\nNeeds LTE.',
      [
        ['POWER SUPPLY', 'Needs 12 volts.'],
        ['SIGNAL', 'Needs LTE.'],
      ],
    ],
    [
      'short lines before a paragraph',
      'What it needs\n\nPower at the gate and coverage.\n\nWho installs it\n\nA technician of ours does.',
      [
        ['What it needs', 'Power at the gate and coverage.'],
        ['Who installs it', 'A technician of ours does.'],
      ],
    ],
    [
      'questions with answers',
      'Q: Does it work in the rain?\nA: Yes.\n\nQ: In snow?\nA: Yes, too.',
      [
        ['Does it work in the rain?', 'Yes.'],
        ['In snow?', 'Yes, too.'],
      ],
    ],
    [
      'two blank lines, where there is no heading',
      'Rain does it no harm. Snow neither.\n\n\nbatteries last a night.',
      [
        ['Rain does it no harm', 'Rain does it no harm. Snow neither.'],
        ['batteries last a night', 'batteries last a night.'],
      ],
    ],
    [
      'one paragraph is named as its file',
      'only some words, nothing else',
      [['notes', 'only some words, nothing else']],
    ],
  ])('%s', async (_, text, found) => {
    expect(await sectionsIn('notes.txt', text)).toEqual(found)
  })
})

describe('text encoding', () => {
  const text = 'Größe: 5 €, “naïve”'
  const utf16 = (text: string, isLittle: boolean) => {
    const bytes = Buffer.from(text, 'utf16le')
    return new Uint8Array(isLittle ? bytes : bytes.swap16())
  }
  test.each<[string, Uint8Array]>([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16 little end first, with a mark', utf16(`\ufeff${text}`, true)],
    ['UTF-16 big end first, with a mark', utf16(`\ufeff${text}`, false)],
    ['UTF-16 little end first, without', utf16(text, true)],
    ['UTF-16 big end first, without', utf16(text, false)],
  ])('%s', async (_, bytes) => {
    expect(await sectionsIn('notes.txt', bytes)).toEqual([['notes', text]])
  })

  test('anything else is read as Windows-1252', async () => {
    // Node decodes this as Latin-1; tests/e2e/adminFiles.test.ts tests its quotes and the euro.
    const bytes = Uint8Array.from('Gr\xf6\xdfe na\xefve', (letter) => letter.charCodeAt(0))
    expect(await sectionsIn('notes.txt', bytes)).toEqual([['notes', 'Größe naïve']])
  })

  test('invisible characters are removed', async () => {
    const found = await sectionsIn('notes.txt', 'safe\u202egnp.exe\u200b and\u0007 so\u2028on')
    expect(found).toEqual([['notes', 'safegnp.exe and so\non']])
  })

  test.each([
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3])],
    ['nothing but blanks', new TextEncoder().encode(' \n\t \n')],
    ['nothing but zeros', new Uint8Array(4096)],
  ])('%s is reported as not being text', async (_, bytes) => {
    await expect(read('notes.txt', bytes)).rejects.toThrow(/no text in this file/)
  })
})
