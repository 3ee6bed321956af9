/** From a visit to an order: visits that reached each step, and their share of the step before. */
import { lists } from '#shared/analytics/definitions'
import { type Funnel, funnelStepIds, funnelSteps } from '#shared/analytics/funnel'
import type { Figures } from '#shared/analytics/records'
import { countOf, countText } from '../../ui/countText'
import { shareText } from '../format'
import { Panel } from './Panel'
import { Steps } from './Steps'

export function FunnelPanel({ figures: { funnel } }: { figures: Figures }) {
  const steps = funnelStepIds.map((id, index) => {
    const before = funnelStepIds[index - 1]
    return {
      id,
      name: funnelSteps[id],
      visits: funnel[id],
      ...(before && funnel[before] > 0 && { note: noteOf(funnel[id] / funnel[before]) }),
    }
  })
  return (
    <Panel defined={lists.funnel} unit="Visits, share" foot={chatText(funnel)}>
      <Steps
        of={funnel.visits}
        steps={[{ id: 'visits', name: 'Visits', visits: funnel.visits }, ...steps]}
      />
    </Panel>
  )
}

const noteOf = (share: number) => `${shareText(share)} of the step before`

function chatText({ visits, chat, chatRequest }: Funnel): string {
  if (chat === 0) return 'Nobody began a chat.'
  const share = visits === 0 ? '' : ` (${shareText(chat / visits)})`
  return `${countOf(chat, 'visit')}${share} began a chat; ${countText(chatRequest)} of them sent a request.`
}
