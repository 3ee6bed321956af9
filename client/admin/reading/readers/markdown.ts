/** Markdown, split at its headings (# and underlined), except inside code blocks. */
import { Headings } from './headings'
import type { Found } from './section'

const longestHeading = 300

export function readMarkdown(text: string): Found[] {
  const lines = text.split('\n')
  const found = new Headings()
  let fence = ''
  for (let at = afterFrontMatter(lines); at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== '') {
      if (mark?.startsWith(fence)) fence = ''
    } else if (mark !== undefined) {
      fence = mark
    } else {
      const level = levelOf(line)
      if (level > 0) {
        found.open(level, withoutMarks(line), lineLabel(at))
        continue
      }
      const under = underlined(line, lines[at - 1], lines[at + 1])
      if (under > 0) {
        found.open(under, line.trim(), lineLabel(at))
        at += 1
        continue
      }
    }
    found.add(line, lineLabel(at))
  }
  return found.end()
}

const lineLabel = (at: number) => `Line ${(at + 1).toLocaleString('en-US')}`

/** Skips YAML front matter between two lines of dashes. */
function afterFrontMatter(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line))
  const inside = lines.slice(1, end)
  return end > 0 && inside.every((line) => /^\s|^[\w-]+:|^#|^- |^$/.test(line)) ? end + 1 : 0
}

function levelOf(line: string): number {
  if (line.length > longestHeading) return 0
  return /^ {0,3}(#{1,6})(?=[ \t]|$)/.exec(line)?.[1]?.length ?? 0
}

function withoutMarks(line: string): string {
  const text = line.trim().replace(/^#+/, '').trim()
  return text.replace(/(?:^|[ \t])#+$/, '').trim()
}

/** 1 for a line above =====, 2 above -----, if it is a paragraph of its own; otherwise 0. */
function underlined(line: string, before = '', after = ''): 0 | 1 | 2 {
  const isText = /^ {0,3}[^\s>|#-]/.test(line) && !/^\s*(?:[*+]|\d+[.)])\s/.test(line)
  if (!isText || line.length > longestHeading || before.trim() !== '') return 0
  if (/^ {0,3}=+[ \t]*$/.test(after)) return 1
  return /^ {0,3}-{2,}[ \t]*$/.test(after) ? 2 : 0
}
