/** /admin/whisper itself: the first tab, whose address replaces this one. */
import { Navigate } from 'react-router-dom'
import { whisperTabs } from '../../data/whisperTabs'

export function FirstTab() {
  return <Navigate to={whisperTabs[0].href} replace />
}
