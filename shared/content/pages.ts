/** Every public page, in the route table's order (specification, section 2). */
import { about } from './about'
import { forYou } from './forYou'
import { home } from './home'
import type { Page } from './page'
import { privacy } from './privacy'
import { residential } from './residential'
import { resources } from './resources'
import { system } from './system'

export const pages: readonly Page[] = [home, system, about, forYou, resources, residential, privacy]
