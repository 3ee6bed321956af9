/** Shown instead of an empty queue. */
import type { Reason, View } from '#shared/training/queue/rules'
import { Face } from '../../../ui/face/Face'
import { EmptyState } from '../../../ui/status/EmptyState'

export function EmptyQueue({ view, reason }: { view: View; reason: Reason | null }) {
  if (view === 'later') {
    return (
      <EmptyState title="Nothing is put off">
        Anything you put off comes back automatically.
      </EmptyState>
    )
  }
  if (view === 'dismissed') {
    return (
      <EmptyState title="Nothing is dismissed">
        A dismissed question returns if it’s marked not helpful again.
      </EmptyState>
    )
  }
  if (reason !== null) {
    return <EmptyState title="None of these">Other questions may be waiting under All.</EmptyState>
  }
  return (
    <EmptyState title="Queue is empty" picture={<Face emotion="happy" />}>
      What visitors ask and Whisper doesn’t know, isn’t sure of or doesn’t help with appears here as
      it happens.
    </EmptyState>
  )
}
