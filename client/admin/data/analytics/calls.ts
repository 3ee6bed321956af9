/** The Analytics tab's calls and query keys. */
import { analyticsAddresses, sharedFiguresAddresses } from '#shared/analytics/addresses'
import type { analyticsCalls, FiguresQuery, sharedFiguresCalls } from '#shared/analytics/calls'
import { client } from '../../../api'

export const analytics = client<typeof analyticsCalls>(analyticsAddresses)

/** For anyone with the shared link, signed in or not. */
export const sharedFigures = client<typeof sharedFiguresCalls>(sharedFiguresAddresses)

export const linkKey = ['whisper', 'analytics', 'link'] as const
export const goalsKey = ['whisper', 'analytics', 'goals'] as const

export const figuresKey = (query: FiguresQuery | null) => ['whisper', 'analytics', query] as const
