/** What the Analytics tab asks, and the name its answers are cached under. */
import { analyticsAddresses } from '#shared/analytics/addresses'
import type { analyticsCalls, FiguresQuery } from '#shared/analytics/calls'
import { client } from '../../../api'

export const analytics = client<typeof analyticsCalls>(analyticsAddresses)

export const figuresKey = (query: FiguresQuery | null) => ['whisper', 'analytics', query] as const
