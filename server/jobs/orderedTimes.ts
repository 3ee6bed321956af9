/**
 * Times by which stored jobs are ordered and first due: each is later than the one before, since
 * two in the same millisecond would have no order. When the clock is set back they start over;
 * otherwise new jobs would wait until it catches up.
 */
export class OrderedTimes {
  private last = 0

  next(): Date {
    const now = Date.now()
    const isSetBack = this.last > now + 1_000
    this.last = isSetBack ? now : Math.max(now, this.last + 1)
    return new Date(this.last)
  }
}
