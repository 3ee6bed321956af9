/** A button or, with `href`, a link styled as one. Solid black is for a view's one main action. */
import type { ComponentProps } from 'react'
import styles from './Button.module.css'

interface Looks {
  look?: 'solid' | 'line' | 'plain'
  size?: 'large' | 'normal' | 'small'
}
type ButtonProps = Looks & ComponentProps<'button'> & { href?: never }
type LinkProps = Looks & ComponentProps<'a'> & { href: string }

/** For other elements, such as a router link. */
export function buttonClass({ look = 'solid', size = 'normal' }: Looks, more?: string): string {
  return [styles.button, styles[look], styles[size], more].filter(Boolean).join(' ')
}

export function Button({
  look = 'solid',
  size = 'normal',
  className,
  ...rest
}: ButtonProps | LinkProps) {
  const classes = buttonClass({ look, size }, className)
  // The content is in `rest`.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  if (rest.href !== undefined) return <a {...rest} className={classes} />
  return <button type="button" {...rest} className={classes} />
}
