import { expect, test } from 'vitest'
import { usageOf } from '../../../../client/admin/knowledge/labels'

test.each(['constructor', 'toString', '__proto__', 'other'])(
  'an unused entry named %s shows as not used yet',
  (id) => {
    expect(usageOf({}, id)).toBeUndefined()
    expect(usageOf(undefined, id)).toBeUndefined()
  },
)
