/** Sets the state of the script on the root element, as a running page does. */
document.documentElement.dataset['script'] = 'on';
