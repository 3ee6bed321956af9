/** Shows a new password, which can't be displayed again. */
import Copy from '~icons/lucide/copy'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { useToast } from '../../ui/status/Toast'
import styles from './Team.module.css'

interface NewPasswordProps {
  name: string
  password: string
  open: boolean
  onClose: () => void
}

export function NewPassword({ name, password, open, onClose }: NewPasswordProps) {
  const say = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(password)
      say('Copied')
    } catch {
      say('It couldn’t be copied. Select it instead.', 'error')
    }
  }
  return (
    <Dialog title={`Password for ${name}`} open={open} onClose={onClose}>
      <div className={styles.form}>
        <p>Copy it now. It’s shown only once.</p>
        <p className={styles.password}>
          <code>{password}</code>
          <Button look="line" size="small" onClick={copy}>
            <Copy size={16} aria-hidden="true" />
            Copy
          </Button>
        </p>
        <p>
          {name} signs in with it at /admin/login and can change it there under Settings. Lost it?
          Make a new one; the old one stops working.
        </p>
        <div>
          <Button onClick={onClose}>I’ve copied it</Button>
        </div>
      </div>
    </Dialog>
  )
}
