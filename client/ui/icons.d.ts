/** What scripts/build/icons.mjs makes. */
declare module '~icons/lucide/*' {
  const Icon: ReturnType<typeof import('./lucideIcon').lucideIcon>
  export default Icon
}
