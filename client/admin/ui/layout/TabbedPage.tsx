/** Tabs with the chosen tab's content below. */
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Tab, tabId, Tabs } from '../../../ui/Tabs'

interface TabbedPageProps {
  label: string
  tabs: readonly Tab[]
  chosen: string
  /** Id of the content's element. */
  panel: string
  className: string | undefined
  children: ReactNode
}

export function TabbedPage({ label, tabs, chosen, panel, className, children }: TabbedPageProps) {
  const navigate = useNavigate()
  return (
    <>
      <Tabs {...{ label, tabs, chosen, panel }} onChoose={({ href }) => navigate(href)} />
      <div id={panel} className={className} role="tabpanel" aria-labelledby={tabId(panel, chosen)}>
        {children}
      </div>
    </>
  )
}
