/**
 * The parts of a photo's file. Walking through a hundred thousand of them blocks the server for a
 * tenth of a second, so a file with more than any camera or program makes isn't accepted as a
 * photo.
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
