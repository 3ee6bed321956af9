/** The company's own goals, with the visits that reached them. */
import { useState } from 'react'
import { lists } from '#shared/analytics/definitions'
import type { Figures } from '#shared/analytics/records'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Panel } from '../panels/Panel'
import { Steps } from '../panels/Steps'
import styles from './Goals.module.css'
import { GoalsForm } from './GoalsForm'

interface GoalsPanelProps {
  figures: Figures
  mayEdit: boolean
}

export function GoalsPanel({ figures: { goals, sums }, mayEdit }: GoalsPanelProps) {
  const [isEditing, setEditing] = useState(false)
  const edit = mayEdit && (
    <Button look="plain" size="small" onClick={() => setEditing(true)}>
      {goals.length === 0 ? 'Choose goals' : 'Edit goals'}
    </Button>
  )
  return (
    <>
      <Panel defined={lists.goals} unit="Visits, share" headerExtra={edit}>
        {goals.length === 0 ? (
          <p className={styles.empty}>
            {mayEdit
              ? 'No goals yet. Choose a page that visits should reach, or a button that they should press.'
              : 'No goals were chosen.'}
          </p>
        ) : (
          <Steps of={sums.visits} steps={goals} />
        )}
      </Panel>
      <Dialog title="Goals" open={isEditing} onClose={() => setEditing(false)}>
        <GoalsForm onDone={() => setEditing(false)} />
      </Dialog>
    </>
  )
}
