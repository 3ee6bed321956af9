/**
 * Runs the hero's demo: the sign starts it, the owner's button advances it, and after the last step
 * it starts over. CSS decides from `data-step` what each step shows. Kept small because it is
 * inlined in the HTML.
 */
export function watchDemo(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLButtonElement>('[data-demo]')
    const scene = button?.closest<HTMLElement>('[data-step]')
    if (!button || !scene) return
    const step = Number(scene.dataset.step)
    const isSign = button.dataset.demo === 'sign'
    if (isSign && step > 0) return
    const next = (step + 1) % 4
    scene.dataset.step = String(next)
    const find = (name: string) => scene.querySelector<HTMLButtonElement>(`[data-demo="${name}"]`)
    const sign = find('sign')
    const act = find('act')
    const says = scene.querySelector<HTMLElement>('[data-says]')
    if (!sign || !act || !says) return
    says.textContent = says.dataset.says?.split('|')[next] ?? ''
    act.disabled = next === 0
    sign.ariaDisabled = String(next > 0)
    const focused = next === 0 ? sign : act
    focused.focus()
  })
}
