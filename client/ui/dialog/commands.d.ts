/** HTML attributes that React passes through but its types don't include yet. */
import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined
    /** Id of the dialog. */
    commandfor?: string | undefined
  }
}
