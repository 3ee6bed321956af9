/** A button or, with `href`, a link that looks like one. Black is the one main action of a view. */
import type { ComponentProps } from 'react'
import styles from './Button.module.css'

interface Looks {
  look?: 'solid' | 'line' | 'plain'
  size?: 'large' | 'normal' | 'small'
}
type ButtonProps = Looks & ComponentProps<'button'> & { href?: never }
type LinkProps = Looks & ComponentProps<'a'> & { href: string }

/** For what must be another element, such as a router's link. */
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
  // What it says is among the rest.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  if (rest.href !== undefined) return <a {...rest} className={classes} />
  return <button type="button" {...rest} className={classes} />
}
