/**
 * A photo's file is a list of parts. Walking through a hundred thousand of them keeps the server from all else for a
 * tenth of a second, so that a file with more than any camera or program makes is no photo.
 */

const most = 4_096

export class Parts {
  private count = 0
  private readonly pieces: Buffer[] = []

  /** Whether it may be looked at. */
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
