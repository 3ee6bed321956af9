/** Every address at which the server answers with the admin panel has a page. */
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { adminPaths } from '../../../client/admin/paths'
import { adminRoutes } from '../../../client/admin/routes'

test.each(adminPaths)('%s has a page', (path) => {
  expect(matchRoutes(adminRoutes, path)?.at(-1)?.route).toMatchObject({
    lazy: expect.any(Function),
  })
})
