/**
 * Figures that are sent again and again: of their points only those that have changed travel, because
 * a year of them is sixty kilobytes and a visit changes one.
 */
import type { Figures, Point } from './records'

/** `now` with only those points that are not as last sent; all where nothing was sent of these days. */
export function movedSince(previous: Figures | undefined, now: Figures): Figures {
  if (!previous || !areOfSameDays(previous, now)) return now
  return {
    ...now,
    points: changed(previous.points, now.points),
    pointsBefore: changed(previous.pointsBefore, now.pointsBefore),
  }
}

/** Nothing is under way for longer: what is older still is of a clock that was set back. */
const lateMs = 60_000

/** What is known with what `movedSince` left. News that were overtaken change nothing. */
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
