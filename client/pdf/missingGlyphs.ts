/** Finds characters that no font on this computer has: each is drawn as the same empty box. */

/** A code point that Unicode has not assigned. */
const unassigned = '\u0378'
const side = 24

export class MissingGlyphs {
  readonly found = new Set<string>()
  private readonly known = new Set<string>()
  private box: string | null = null

  constructor(private readonly context: CanvasRenderingContext2D) {}

  scan(text: string): void {
    for (const character of text) {
      if (this.known.has(character) || !/[\p{L}\p{N}\p{S}\p{Cn}]/u.test(character)) continue
      this.known.add(character)
      this.box ??= this.drawn(unassigned)
      if (this.drawn(character) === this.box) this.found.add(character)
    }
  }

  private drawn(character: string): string {
    const { context } = this
    context.font = `400 ${side * 0.6}px Lato, sans-serif`
    context.clearRect(0, 0, side, side)
    context.fillText(character, 2, side * 0.8)
    return String(context.getImageData(0, 0, side, side).data)
  }
}
