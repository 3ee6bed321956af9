/** HTML is reduced to text under its headings. */
import { expect, test } from 'vitest'
import { attacks } from '../../../knowledge/attacks'
import { read, sectionsIn } from './read'

test.each<[what: string, html: string, found: [string, string][]]>([
  [
    'headings',
    '<h1>One</h1><p>First.<h2>Two</h2>Second.',
    [
      ['One', 'First.'],
      ['Two', 'Second.'],
    ],
  ],
  [
    'the title of the page',
    '<title>Our &amp; your gate</title><p>Text.</p>',
    [['Our & your gate', 'Text.']],
  ],
  [
    'paragraphs and lines',
    '<h1>A</h1><p>One\n  line.</p><p>Two<br>lines.</p>',
    [['A', 'One line.\n\nTwo\nlines.']],
  ],
  [
    'lists',
    '<h1>A</h1><p>Needs:</p><ul><li>Power<li>Signal</ul><ol><li>Scan<li>Call</ol>',
    [['A', 'Needs:\n\n- Power\n- Signal\n\n1. Scan\n2. Call']],
  ],
  [
    'tables with a head',
    '<h1>A</h1><table><tr><th>Model<th>Doors<tr><td>X<td>4</table>',
    [['A', 'Model: X; Doors: 4.']],
  ],
  [
    'tables with heads on two sides',
    '<h1>A</h1><table><tr><td></td><th>Box<th>Sign<tr><th>Price</th><td>$2,000<td>$799</table>',
    [['A', 'Price; Box: $2,000; Sign: $799.']],
  ],
  [
    'tables that only place things',
    '<table><tr><td><h2>A</h2><p>Text.</p></td></tr></table>',
    [['A', 'Text.']],
  ],
  ['definitions', '<h1>A</h1><dl><dt>Power<dd>12 volts.</dl>', [['A', 'Power: 12 volts.']]],
  [
    'what opens to be read',
    '<details><summary>Rain?</summary><p>Yes.</p></details>',
    [['Rain?', 'Yes.']],
  ],
  [
    'only the main part, where there is one',
    '<div>Menu</div><main><h1>A</h1>Text.</main><div>Foot</div>',
    [['A', 'Text.']],
  ],
  [
    'no navigation, head or foot',
    '<header>Logo</header><nav>Home</nav><div role=navigation>More</div><h1>A</h1>Text.<footer>(c)</footer>',
    [['A', 'Text.']],
  ],
  [
    'the head of an article stays',
    '<article><header><h1>A</h1></header>Text.</article>',
    [['A', 'Text.']],
  ],
  [
    'nothing that is hidden',
    '<h1>A</h1>Text.<p hidden>x</p><p style="display: none">y</p><p aria-hidden=true>z</p>',
    [['A', 'Text.']],
  ],
  ['code as it is written', '<h1>A</h1><pre>a\n  b</pre>', [['A', 'a\n  b']]],
  ['entities', '<h1>A</h1>&lt;b&gt; &euro;5 &#x1F600; &nosuch;', [['A', '<b> €5 😀 &nosuch;']]],
  ['a heading that is never closed', '<h1>A<h2>B</h2>Text.', [['B', 'Text.']]],
  [
    'elements in a heading',
    '<h2><div>One</div><div>heading</div></h2>Text.',
    [['One heading', 'Text.']],
  ],
  ['broken markup', '<h1>A<p>Text</h1 <b>more.</b></i></p><', [['A Text', 'more.\n\n<']]],
])('%s', async (_, html, found) => {
  expect(await sectionsIn('page.html', html)).toEqual(found)
})

test('no script, style, frame or handler survives', async () => {
  const html = `<h1>A</h1><p>Before.</p>
    <script>alert("run")</script><style>p{color:red}</style><noscript>no</noscript>
    <iframe src="javascript:alert(1)">frame</iframe><svg><script>alert(2)</script><text>svg</text></svg>
    <img src=x onerror=alert(3)><a href="javascript:alert(4)" onclick=alert(5)>a link</a>
    <template><p>template</p></template><object>object</object><!-- a comment --><p>After.</p>`
  expect(await sectionsIn('page.html', html)).toEqual([['A', 'Before.\n\na link\n\nAfter.']])
})

test('every known HTML attack is dropped or stays plain text', async () => {
  for (const attack of attacks) {
    const { sections } = await read('page.html', `<h1>A</h1><p>Said.</p>${attack}`)
    expect(sections[0]?.content).toContain('Said.')
    // Markup that the page shows as text stays text.
    if (!attack.includes('&')) expect(sections[0]?.content).not.toMatch(/<(?:script|img|svg)/i)
  }
})
