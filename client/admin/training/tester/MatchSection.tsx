/** Makes the tested question a way of asking of the chosen section, then asks it again. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FoundSection } from '#shared/training/records'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/status/Toast'
import { queue } from '../../data/queue/calls'
import { keys } from '../../data/training/calls'
import { SectionFinder } from '../asks/SectionFinder'

interface MatchSectionProps {
  question: string
  onDone: () => void
  onTaught: () => void
}

export function MatchSection({ question, onDone, onTaught }: MatchSectionProps) {
  const queries = useQueryClient()
  const say = useToast()
  const adding = useMutation({
    mutationFn: ({ entry, section }: FoundSection) =>
      queue.asksUnqueued({ text: question, entry, section }),
    onSuccess: (_, { title }) => {
      void queries.invalidateQueries({ queryKey: keys.allSections })
      say(`Added to “${title}” and published.`)
      onDone()
      onTaught()
    },
    onError: (error) => say(`It wasn’t added. ${error.message}`, 'error'),
  })
  return (
    <div>
      <SectionFinder
        question={question}
        isBusy={adding.isPending}
        onChoose={(section) => adding.mutate(section)}
        onCancel={onDone}
      />
      <Button look="plain" size="small" onClick={onDone}>
        Cancel
      </Button>
    </div>
  )
}
