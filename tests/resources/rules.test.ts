/** The rules that the form and the server share. */
import { describe, expect, test } from 'vitest'
import { acceptedEndings, endingOf, typeLabel, typeOf } from '#shared/resources/fileTypes'
import { limits } from '#shared/resources/limits'
import { categories, defaultCategory, resourceProblems, urlProblem } from '#shared/resources/rules'
import { safeFilename } from '#shared/resources/safeFilename'

const words = (changes: object = {}) => ({
  title: 'Wiring',
  description: 'How it is wired.',
  filename: 'wiring.pdf',
  url: 'https://cdn.example/wiring.pdf',
  ...changes,
})

describe('a resource form', () => {
  test('is valid when complete', () => {
    expect(resourceProblems(words(), false)).toEqual({})
    expect(resourceProblems(words({ url: '' }), true)).toEqual({})
  })

  test.each(['title', 'description', 'filename'])('needs %s', (field) => {
    const required = { [field]: 'This field is required.' }
    expect(resourceProblems(words({ [field]: '' }), false)).toEqual(required)
    expect(resourceProblems(words({ [field]: '  ' }), false)).toEqual(required)
  })

  test('needs a URL or a file', () => {
    const problem = { url: 'Enter a URL or upload a file.' }
    expect(resourceProblems(words({ url: '' }), false)).toEqual(problem)
  })

  test.each([
    ['title', limits.title],
    ['description', limits.description],
  ])('allows %s up to %i characters', (field, limit) => {
    expect(resourceProblems(words({ [field]: 'x'.repeat(limit) }), false)).toEqual({})
    expect(Object.keys(resourceProblems(words({ [field]: 'x'.repeat(limit + 1) }), false))).toEqual(
      [field],
    )
  })

  test('refuses a filename that isn’t valid everywhere, and suggests one', () => {
    expect(resourceProblems(words({ filename: 'a/b?.pdf' }), false)).toEqual({
      filename: 'This name doesn’t work on every system. Try b-.pdf.',
    })
  })

  test('starts as technical', () => {
    expect(defaultCategory).toBe('technical')
    expect(categories.map(({ name }) => name)).toEqual([
      'Technical Resources',
      'Marketing Materials',
    ])
  })
})

describe('a URL', () => {
  test.each([
    'https://cdn.example/a.pdf',
    'http://cdn.example:8080/a?b=c#d',
    'HTTPS://CDN.EXAMPLE',
  ])('such as %s is accepted', (url) => expect(urlProblem(url)).toBeNull())

  test.each([
    '',
    'cdn.example/a.pdf',
    '/a.pdf',
    'https://',
    'ftp://cdn.example/a.pdf',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://cdn.example/a b',
    'https://someone:secret@cdn.example/',
    `https://cdn.example/${'x'.repeat(limits.url)}`,
  ])('such as %s is refused', (url) => expect(urlProblem(url)).not.toBeNull())
})

test.each([
  ['kit.zip', 'ZIP'],
  ['KIT.ZIP', 'ZIP'],
  ['guide.pdf', 'PDF'],
  ['guide', 'PDF'],
  ['.hidden', 'PDF'],
  ['photo.v2.jpg', 'JPG'],
  ['plan.dwg', 'DWG'],
])('the button for %s says %s', (filename, label) => expect(typeLabel(filename)).toBe(label))

test('only known file types can be uploaded', () => {
  expect(typeOf('guide.PDF')).toBe('application/pdf')
  for (const name of ['run.exe', 'page.html', 'image.svg', 'pdf', 'a.constructor', 'a.__proto__'])
    expect(typeOf(name)).toBeNull()
  expect(acceptedEndings.split(',')).toContain('.pdf')
  expect(endingOf('a.b.PDF')).toBe('pdf')
})

describe('a filename is made safe', () => {
  test.each([
    ['guide.pdf', 'guide.pdf'],
    ['Türöffner – Übersicht.pdf', 'Türöffner – Übersicht.pdf'],
    ['門.pdf', '門.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\guide.pdf', 'guide.pdf'],
    ['..', ''],
    ['...pdf', 'pdf'],
    ['  a  b .pdf ', 'a b .pdf'],
    ['a\u0000b\r\n.pdf', 'ab.pdf'],
    ['a"b<c>:d|e?f*.pdf', 'a-b-c--d-e-f-.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['con.pdf', 'con-file.pdf'],
    ['LPT1', 'LPT1-file'],
    ['contract.pdf', 'contract.pdf'],
    ['guide.pdf. . ', 'guide.pdf'],
    ['\ud800.pdf', 'pdf'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFilename(name)).toBe(safe)
    expect(safeFilename(safe)).toBe(safe)
  })

  test('by cutting a long one before its extension, never inside a character', () => {
    for (const letter of ['x', 'ü', '👋']) {
      const safe = safeFilename(`${letter.repeat(300)}.pdf`)
      expect(safe.length).toBeLessThanOrEqual(limits.filename)
      expect(safe.length).toBeGreaterThan(limits.filename - 3)
      expect(safe.endsWith(`${letter}.pdf`)).toBe(true)
      expect(safe.isWellFormed()).toBe(true)
      expect(safeFilename(safe)).toBe(safe)
    }
  })
})
