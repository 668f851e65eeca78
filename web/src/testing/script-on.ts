/** In a component test the script runs, as the document's root would say. */
document.documentElement.dataset['script'] = 'on';
