import '@fontsource/young-serif/latin.css'
import '@fontsource/young-serif/latin-ext.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './design/tokens.css'
import './design/base.css'

import { mount } from 'svelte'

import App from './App.svelte'

const target = document.getElementById('app')
if (target) mount(App, { target })
