/** The Markdown preview renders what is meant and can't produce anything else. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Markdown } from '../../../../client/admin/knowledge/markdown/Markdown'
import { safeHref } from '../../../../client/admin/knowledge/markdown/safeHref'
import { attacks } from '../../../knowledge/attacks'

const drawn = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>)
const inside = (text: string) => drawn(text).replace(/^<div[^>]*>|<\/div>$/g, '')

test.each([
  ['One\n\nTwo', '<p>One</p><p>Two</p>'],
  ['# One\n### Two', '<h4>One</h4><h5>Two</h5>'],
  ['**a** _b_ ~~c~~ `d`', '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>'],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['R&amp;D &lt; 5 & "x"', '<p>R&amp;D &lt; 5 &amp; &quot;x&quot;</p>'],
  ['a  \nb', '<p>a<br/>b</p>'],
  ['---', '<hr/>'],
])('%j is rendered as meant', (text, expected) => {
  expect(inside(text)).toBe(expected)
})

test('an image becomes a link: nothing is loaded', () => {
  expect(inside('![A gate](https://example.com/gate.png)')).toBe(
    '<p><a href="https://example.com/gate.png" target="_blank" rel="noopener noreferrer">A gate</a></p>',
  )
})

const tags =
  /^(div|p|h4|h5|ul|ol|li|blockquote|pre|code|strong|em|del|br|hr|a|table|thead|tbody|tr|th|td)$/

describe('malicious Markdown', () => {
  test('has enough samples', () => {
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(60)
  })

  test.each(attacks.map((attack) => [attack]))('%j leaves only text', (attack) => {
    for (const [, name = '', attributes = ''] of drawn(attack).matchAll(
      /<([a-z0-9]+)((?:\s[^>]*)?)>/gi,
    )) {
      expect(name.toLowerCase()).toMatch(tags)
      for (const [, attribute = '', value = ''] of attributes.matchAll(/([\w-:]+)="([^"]*)"/g)) {
        expect(['class', 'href', 'target', 'rel', 'start', 'scope']).toContain(attribute)
        if (attribute === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/)/)
      }
    }
  })
})

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['http://example.com', 'http://example.com/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+12025550142', 'tel:+12025550142'],
  ['/system#pricing', '/system#pricing'],
  ['#pricing', '/#pricing'],
  ['javascript:1', null],
  [' java\nscript:1', null],
  ['data:text/html,x', null],
  ['https://[', null],
])('a link to %j leads to %j', (href, expected) => {
  expect(safeHref(href)).toBe(expected)
})
