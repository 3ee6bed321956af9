/**
 * Reduces repeated figures to the points that changed: a year of points is sixty kilobytes, and a
 * visit changes one.
 */
import type { Figures, Point } from './records'

/** `now` with only the points that differ from the previous ones; all if the days differ. */
export function movedSince(previous: Figures | undefined, now: Figures): Figures {
  if (!previous || !areOfSameDays(previous, now)) return now
  return {
    ...now,
    points: changed(previous.points, now.points),
    pointsBefore: changed(previous.pointsBefore, now.pointsBefore),
  }
}

/** No update takes longer to arrive: a larger difference means that a clock was set back. */
const lateMs = 60_000

/** Merges an update from `movedSince` into the known figures. Ignores updates that were overtaken. */
export function withMoved(known: Figures | undefined, news: Figures): Figures {
  if (!known || !areOfSameDays(known, news)) return news
  const overtakenBy = known.readAt - news.readAt
  if (overtakenBy > 0 && overtakenBy < lateMs) return known
  return {
    ...news,
    points: laidOver(known.points, news.points),
    pointsBefore: laidOver(known.pointsBefore, news.pointsBefore),
  }
}

function areOfSameDays(one: Figures, other: Figures): boolean {
  return one.from === other.from && one.to === other.to && one.timeZone === other.timeZone
}

function changed(previous: readonly Point[], now: readonly Point[]): Point[] {
  return now.filter((point, index) => {
    const before = previous[index]
    return (
      before?.at !== point.at ||
      before.visitors !== point.visitors ||
      before.visits !== point.visits ||
      before.views !== point.views
    )
  })
}

function laidOver(known: readonly Point[], news: readonly Point[]): Point[] {
  const byStart = new Map(news.map((point) => [point.at, point]))
  return known.map((point) => byStart.get(point.at) ?? point)
}
