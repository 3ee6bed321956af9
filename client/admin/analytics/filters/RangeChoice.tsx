/** The period to look at. */
import { fixedRanges, ranges } from '#shared/analytics/ranges'
import { Choice } from '../../../ui/Choice'
import type { RangeId } from './wanted'

const options: { id: RangeId; name: string }[] = [
  ...fixedRanges.map((id) => ({ id, name: ranges[id].name })),
  { id: 'free', name: 'From, to' },
]

interface RangeChoiceProps {
  chosen: RangeId
  onChoose: (range: RangeId) => void
}

export function RangeChoice({ chosen, onChoose }: RangeChoiceProps) {
  return <Choice label="Range" options={options} chosen={chosen} onChoose={onChoose} />
}
