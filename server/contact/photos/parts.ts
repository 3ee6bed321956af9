/**
 * A photo's file as a list of parts. Walking through a hundred thousand of them blocks the server
 * for 0.1 s, so a file with more than any camera or program makes is no photo.
 */

const most = 4_096

export class Parts {
  private count = 0
  private readonly pieces: Buffer[] = []

  /** Whether another part may be read. */
  next(): boolean {
    return ++this.count <= most
  }

  push(part: Buffer): void {
    this.pieces.push(part)
  }

  bytes(): Buffer {
    return Buffer.concat(this.pieces)
  }
}
