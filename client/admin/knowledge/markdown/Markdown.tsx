/**
 * Renders Markdown as React elements from the parser's tokens. HTML is never parsed or set, so
 * nothing in it can run: it is shown as text, pictures become links, and nothing is loaded.
 */
import { lexer, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode, useMemo } from 'react'
import styles from './Markdown.module.css'
import { safeHref } from './safeHref'

export function Markdown({ children }: { children: string }) {
  const tokens = useMemo(() => lexer(children), [children])
  return <div className={styles.markdown}>{blocks(tokens)}</div>
}

// The text is always rendered as a whole, so an element's index is its key.
function listed<T>(items: readonly T[], render: (item: T) => ReactNode): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key
  return items.map((item, index) => <Fragment key={index}>{render(item)}</Fragment>)
}

function blocks(tokens: readonly Token[] = []): ReactNode {
  return listed(tokens, (token) => block(token as Tokens.Generic))
}

function block(token: Tokens.Generic): ReactNode {
  switch (token.type) {
    case 'heading':
      return <Heading depth={token.depth}>{inlines(token.tokens)}</Heading>
    case 'paragraph':
      return <p>{inlines(token.tokens)}</p>
    case 'text':
      return token.tokens ? inlines(token.tokens) : decoded(token.text)
    case 'blockquote':
      return <blockquote>{blocks(token.tokens)}</blockquote>
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'list':
      return <List {...(token as Tokens.List)} />
    case 'table':
      return <Table {...(token as Tokens.Table)} />
    case 'hr':
      return <hr />
    case 'space':
    case 'def':
      return null
    default:
      return token.block ? <p>{token.raw}</p> : inline(token)
  }
}

/** The page's own headings are at higher levels. */
function Heading({ depth, children }: { depth: number; children: ReactNode }) {
  return depth <= 2 ? <h4>{children}</h4> : <h5>{children}</h5>
}

function List({ ordered, start, items }: Tokens.List) {
  const entries = listed(items, listItem)
  if (!ordered) return <ul>{entries}</ul>
  return <ol {...(typeof start === 'number' && { start })}>{entries}</ol>
}

function listItem({ task, checked, tokens }: Tokens.ListItem) {
  return (
    <li>
      {task && (checked ? '☑ ' : '☐ ')}
      {blocks(tokens)}
    </li>
  )
}

function Table({ header, rows }: Tokens.Table) {
  return (
    <div className={styles.scrolled}>
      <table>
        <thead>
          <tr>{listed(header, headCell)}</tr>
        </thead>
        <tbody>{listed(rows, tableRow)}</tbody>
      </table>
    </div>
  )
}

function headCell({ tokens }: Tokens.TableCell) {
  return <th scope="col">{inlines(tokens)}</th>
}

function tableRow(cells: Tokens.TableCell[]) {
  return <tr>{listed(cells, bodyCell)}</tr>
}

function bodyCell({ tokens }: Tokens.TableCell) {
  return <td>{inlines(tokens)}</td>
}

function inlines(tokens: readonly Token[] = []): ReactNode {
  return listed(tokens, (token) => inline(token as Tokens.Generic))
}

function inline(token: Tokens.Generic): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inlines(token.tokens)}</strong>
    case 'em':
      return <em>{inlines(token.tokens)}</em>
    case 'del':
      return <del>{inlines(token.tokens)}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return <Link href={token.href}>{inlines(token.tokens)}</Link>
    case 'image':
      return <Link href={token.href}>{decoded(token.text || token.href)}</Link>
    case 'escape':
      return token.text
    case 'text':
      return token.tokens ? inlines(token.tokens) : decoded(token.text)
    default:
      return token.raw
  }
}

/** An unsafe link is rendered as plain text. */
function Link({ href, children }: { href: string; children: ReactNode }) {
  const safe = safeHref(href)
  if (safe === null) return children
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

const marks = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" } as const

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: keyof typeof marks) => marks[name])
}
