/** Attributes of HTML that React passes on and its types do not know yet. */
import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined
    /** The id of the dialog. */
    commandfor?: string | undefined
  }
}
