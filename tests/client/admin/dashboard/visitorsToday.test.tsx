import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { noSums } from '#shared/analytics/measures'
import { VisitorsToday } from '../../../../client/admin/dashboard/VisitorsToday'
import { companyTime } from '../../../../client/admin/ui/companyTime'
import { figuresOf } from '../../../analytics/figuresOf'

test('last week’s current hour counts up to the same minute', () => {
  const before = { from: '2026-11-14', to: '2026-11-14' }
  const byThen = { ...before, sums: { ...noSums(), visitors: 3 } }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <VisitorsToday
        today={figuresOf({ views: [3], before: byThen })}
        before={figuresOf({ views: [11] })}
        time={companyTime('America/New_York')}
      />
    </MemoryRouter>,
  )
  expect(html).toContain('3 today by 9:41 AM, 3 last Saturday by then and 11 by its end')
  expect(html).not.toContain('%</em>')
})
