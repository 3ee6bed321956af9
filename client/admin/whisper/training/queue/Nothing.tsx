/** What stands where no question does. */
import type { Reason, View } from '#shared/training/queue/rules'
import { EmptyState } from '../../../../ui/EmptyState'
import { Face } from '../../../../ui/Face'

export function Nothing({ view, reason }: { view: View; reason: Reason | null }) {
  if (view === 'later') {
    return <EmptyState title="Nothing is put off">What is put off comes back by itself.</EmptyState>
  }
  if (view === 'dismissed') {
    return (
      <EmptyState title="Nothing is dismissed">
        A dismissed question comes back when it is marked as not helpful anew.
      </EmptyState>
    )
  }
  if (reason !== null) {
    return <EmptyState title="None of these">Other questions may wait under All.</EmptyState>
  }
  return (
    <EmptyState title="No question waits" picture={<Face emotion="happy" />}>
      What visitors ask and Whisper does not know appears here as it happens.
    </EmptyState>
  )
}
