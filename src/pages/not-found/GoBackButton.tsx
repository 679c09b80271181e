import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';

/** Goes back in the browser's history, or to the home page if there is none (a new tab). */
export function GoBackButton({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return <Button onClick={goBack}>{children}</Button>;
}
