/** A button that opens the contact dialog, with or without the page's script. */
import type { ComponentProps } from 'react'
import { contactDialogId } from '#shared/contact/contactDialogId'
import { Button } from '../../ui/Button'

type Looks = Pick<ComponentProps<'button'>, 'className' | 'children'> & {
  look?: 'solid' | 'line' | 'plain'
  size?: 'large' | 'normal' | 'small'
}

export function ContactButton(props: Looks) {
  return (
    <Button {...props} command="show-modal" commandfor={contactDialogId} aria-haspopup="dialog" />
  )
}
