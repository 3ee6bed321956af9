/** Collects text under headings with levels, in document order. */
import type { Found } from './section'

export class Headings {
  private readonly path: { level: number; text: string }[] = []
  private lines: string[] = []
  private place: string | undefined
  private readonly found: Found[] = []

  /** Opens a heading; the text that follows belongs to it. */
  open(level: number, text: string, place?: string): void {
    this.close()
    while ((this.path.at(-1)?.level ?? 0) >= level) this.path.pop()
    this.path.push({ level, text })
    this.place = place
  }

  add(line: string, place?: string): void {
    if (this.lines.length === 0) this.place ??= place
    this.lines.push(line)
  }

  end(): Found[] {
    this.close()
    return this.found
  }

  private close(): void {
    const content = this.lines.join('\n')
    this.lines = []
    if (content.trim() !== '') {
      this.found.push({
        headings: this.path.map(({ text }) => text),
        content,
        ...(this.place !== undefined && { place: this.place }),
      })
    }
    this.place = undefined
  }
}
