/** What the Analytics tab asks, and the name its answers are cached under. */
import { analyticsAddresses, sharedFiguresAddresses } from '#shared/analytics/addresses'
import type { analyticsCalls, FiguresQuery, sharedFiguresCalls } from '#shared/analytics/calls'
import { client } from '../../../api'

export const analytics = client<typeof analyticsCalls>(analyticsAddresses)

/** Of whoever has the link, signed in or not. */
export const sharedFigures = client<typeof sharedFiguresCalls>(sharedFiguresAddresses)

export const linkKey = ['whisper', 'analytics', 'link'] as const
export const goalsKey = ['whisper', 'analytics', 'goals'] as const

export const figuresKey = (query: FiguresQuery | null) => ['whisper', 'analytics', query] as const
