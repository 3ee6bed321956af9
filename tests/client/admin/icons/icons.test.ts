import { expect, test } from 'vitest'
import { emotions } from '#shared/whisper/answer'
import { icons } from '../../../../client/admin/common/whisperIcons'
import { colors, iconName } from '../../../../client/admin/icons/icons'

test('every Whisper expression can be downloaded', () => {
  expect(icons.map(({ emotion }) => emotion)).toEqual(emotions)
})

test('a file has the icon’s name in lower case, with the color unless it is black', () => {
  const names = icons.flatMap((icon) => colors.map((color) => iconName(icon, color, 'png')))
  expect(names).toEqual([
    'whisper-default.png',
    'whisper-default-white.png',
    'whisper-happy.png',
    'whisper-happy-white.png',
    'whisper-thinking.png',
    'whisper-thinking-white.png',
    'whisper-surprised.png',
    'whisper-surprised-white.png',
    'whisper-winking.png',
    'whisper-winking-white.png',
  ])
})
